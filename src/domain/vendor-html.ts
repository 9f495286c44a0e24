/** The elements that a vendor's HTML may have, all without attributes (decision 14 of docs/design.md); of any other, the text stays. */
export const vendorHtmlTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4'];

const plain = new RegExp(`^(?:[^<]|</?(?:${vendorHtmlTags.join('|')})>)*$`);

/** True for text between bare tags of the list, and nothing else that a browser could read as markup: safe as it stands. */
export const isPlainVendorHtml = (html: string): boolean => plain.test(html);
