/** The elements that a vendor's HTML may have, all without attributes (decision 14 of docs/design.md); of any other, the text stays. */
export const vendorHtmlTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4'];
