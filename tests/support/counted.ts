import { expect, type Locator } from '@playwright/test';

/** A shopper whose taps and typed fields are counted. To type, one taps into the field first. */
export class CountedShopper {
  readonly #taps: string[] = [];
  readonly #fields: string[] = [];

  async tap(what: string, target: Locator): Promise<void> {
    this.#taps.push(what);
    await target.tap();
  }

  async type(what: string, target: Locator, text: string): Promise<void> {
    await this.tap(what, target);
    this.#fields.push(what);
    await target.page().keyboard.type(text);
    await expect(target).not.toHaveValue('');
  }

  /** `14 taps (a card, ...), 7 typed fields (...)` */
  get account(): string {
    return `${this.taps} taps (${this.#taps.join(', ')}), ${this.fields} typed fields (${this.#fields.join(', ')})`;
  }

  get taps(): number {
    return this.#taps.length;
  }

  get fields(): number {
    return this.#fields.length;
  }
}
