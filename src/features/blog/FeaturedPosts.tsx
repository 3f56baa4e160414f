export function FeaturedPosts() {
  return null;
}
