/** A legal text as plain data in Spanish (SPEC 2.15), with the firm's facts filled in. */
export interface LegalText {
  title: string;
  /** A summary in two sentences. */
  intro: string;
  sections: LegalSection[];
}

export interface LegalSection {
  heading: string;
  /** Paragraphs; an array is a list. */
  body: (string | string[])[];
}
