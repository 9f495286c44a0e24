/** Animals, dishes and vehicles that titles name, and the words of which one stands in the name of a place or part that shows it. */
const lexicon: readonly (readonly [named: RegExp, shown: readonly string[]])[] = [
  [/penguin/, ['penguin']],
  [/whale/, ['whale']],
  [/flamingo/, ['flamingo']],
  [/\bdeer\b/, ['deer', 'stag']],
  [/pelican/, ['pelican']],
  [/waders/, ['wader', 'sandpiper', 'curlew', 'plover', 'heron']],
  [/\blion\b/, ['lion']],
  [/\bsnake\b/, ['snake']],
  [/oyster/, ['oyster']],
  [/abalone/, ['abalone']],
  [/croissant/, ['croissant']],
  [/pasta/, ['pasta', 'tagliatelle', 'dough']],
  [/scone/, ['scone']],
  [/\btea\b/, ['tea']],
  [/fideua/, ['fideua']],
  [/wine|champagne/, ['wine', 'champagne', 'vine', 'cellar', 'barrel', 'bottle']],
  [/goulash/, ['goulash', 'kettle']],
  [/dim sum/, ['dim-sum', 'dumpling', 'steamer']],
  [/dumpling/, ['dumpling']],
  [/laksa/, ['laksa']],
  [/taco/, ['taco']],
  [/breakfast in/, ['breakfast']],
  [/picnic/, ['picnic']],
  [/kayak/, ['kayak']],
  [/\braft/, ['raft']],
  [/\bbike|bicycle|\bride\b/, ['bike', 'bicycle', 'cyclist', 'rider']],
  [/\bsail\b|under sail|schooner|sloop/, ['sail', 'schooner', 'sloop', 'yacht']],
  [/narrowboat/, ['narrowboat']],
  [/houseboat/, ['houseboat']],
  [/bumboat/, ['bumboat']],
  [/\bboat\b/, ['boat', 'launch']],
  [/\bjunk\b/, ['junk']],
  [/\babra\b/, ['abra']],
  [/\bdhow\b/, ['dhow']],
  [/cable car|gondola/, ['cable-car', 'gondola', 'cabin']],
  [/\bcar\b/, ['car']],
  [/minibus/, ['minibus', 'bus']],
  [/\bbus\b/, ['bus']],
  [/dghajsa|dgħajsa/, ['dghajsa']],
  [/pastizzi/, ['pastizzi']],
  [/\bgoats?\b/, ['goat']],
  [/waterfall/, ['fall']],
  [/assyrtiko/, ['assyrtiko', 'vine']],
  [/ca[iï]que/, ['caique']],
  [/\bcats?\b/, ['cat']],
  [/\bham\b/, ['ham']],
  [/humpback/, ['whale']],
  [/glacier/, ['glacier']],
  [/salmon/, ['salmon']],
  [/railway|\btrain\b|seven line/, ['train', 'railway', 'subway', 'skytrain']],
];

/** A title's animals, dishes and vehicles that none of the names shows. @param names of places and parts */
export function notShown(title: string, names: readonly string[]): string[] {
  const words = title.toLowerCase();
  return lexicon
    .filter(([named]) => named.test(words))
    .filter(([, shown]) => !names.some((name) => shown.some((word) => name.includes(word))))
    .map(([, shown]) => shown.join(' or '));
}
