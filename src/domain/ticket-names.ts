/** Tickets with what to call each: the name on it, and its number where several have the same name. */
export const namedTickets = <T extends { participantName: string }>(tickets: readonly T[]): (T & { name: string })[] =>
  tickets.map((ticket) => {
    const { participantName } = ticket;
    const alike = tickets.filter((other) => other.participantName === participantName);
    return { ...ticket, name: alike.length === 1 ? participantName : `${participantName}, ${alike.indexOf(ticket) + 1}` };
  });
