/** Any press or key, wherever it goes: whoever is in a hurry need not wait for what is only shown. */
export function onPress(listener: () => void): () => void {
  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) listener();
  };
  const kinds = ['pointerdown', 'keydown'] as const;
  // Before the press does what it is meant to do.
  for (const kind of kinds) window.addEventListener(kind, press, true);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, press, true);
  };
}
