export function VisitCounter() {
  return null;
}
