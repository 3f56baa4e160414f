export function ScrollManager() {
  return null;
}
