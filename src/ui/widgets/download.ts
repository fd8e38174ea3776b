/** Hands a file that was made in the page to the browser. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by then.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
