/** Resolves in a task of its own, once the next frame has been shown. */
export const afterNextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
