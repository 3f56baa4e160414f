export function ServicesSection() {
  return null;
}
