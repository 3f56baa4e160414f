/** The files of the project by path: read, and changed in memory until all of it has worked. */
export interface Files {
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** The files of a folder, by their paths. */
  list: (folder: string) => string[];
}

/** Changes a file in memory. */
export const change = ({ read, write }: Files, path: string, changed: (text: string) => string) =>
  write(path, changed(read(path)));
