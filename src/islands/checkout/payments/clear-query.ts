/** What the pages of a provider have added to the address, secrets among it, is for nobody else to read. */
export function clearQuery(): void {
  if (location.search) history.replaceState(history.state, '', location.pathname);
}
