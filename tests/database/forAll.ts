/** An answer that is the same for every role of the matrix. */
export const forAll = (answer: unknown) => ({
  anon: answer,
  visitor: answer,
  editor: answer,
  admin: answer,
});
