export function ChatButton() {
  return null;
}
