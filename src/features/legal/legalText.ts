/** A legal text as data: no markup in it, identity only from `firm`. Spanish (SPEC 2.15). */
export interface LegalText {
  title: string;
  /** What it says in two sentences. */
  intro: string;
  sections: LegalSection[];
}

export interface LegalSection {
  heading: string;
  /** Paragraphs; a list where one is an array. */
  body: (string | string[])[];
}
