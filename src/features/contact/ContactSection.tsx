export function ContactSection() {
  return null;
}
