export default function ReviewScreen() {
  return null;
}
