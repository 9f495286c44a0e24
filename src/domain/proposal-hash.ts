/** How the fragment of an address begins that proposes a trip; it is sent to no server. */
export const proposalKey = '#t=';

/** Whether an address is of a proposal, and not of a place on the page. @param hash of the address, with its sign */
export const isProposal = (hash: string): boolean => hash.startsWith(proposalKey);
