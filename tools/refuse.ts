/** Ends a command that cannot do what it was asked, with what to write or change. */
export function refuse(problem: string, status = 1): never {
  console.error(problem);
  process.exit(status);
}

/** Says why a command has failed; a fault of the program with its lines. */
export function sayFailure(error: unknown): void {
  console.error(error instanceof Error && error.name === 'Error' ? error.message : error);
  process.exitCode = 1;
}
