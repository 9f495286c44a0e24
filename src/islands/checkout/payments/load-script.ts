/** Loads a classic script once more where it failed before. @throws Error when it is blocked */
export const loadScript = (source: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: source });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Failed to load ${source}`));
    });
    document.head.append(script);
  });
