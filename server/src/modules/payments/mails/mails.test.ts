import type { AskedPart } from '../../proposal_and_invoice/api';
import type { Tenant } from '../../auth_and_admin/api';
import { declinedMail } from './declined-mail';
import { mailWords } from './mail-words.data';
import { reminderMail } from './reminder-mail';

const tenant = { name: 'Blauwe Reiger Events', brand: { primary: '#2F4A3A' } } as Tenant;
const part: AskedPart = {
  ...{ installment_id: 1, invoice_id: 2, project_id: 3, label: '2 / 3', number: 'F-7', title: '§', currency: 'EUR' },
  ...{ due_on: '2027-03-14', issued_on: '2027-02-14', open_cents: 12_840_000 },
  bill_to: { name: 'Inés', email: 'ines@example.com', address: '', tax_id: '' },
};
const languages = ['en', 'nl', 'de', 'es', 'fr'] as const;
const link = 'https://example.com/pay';
type Reading = (typeof languages)[number];
const reader = (language: Reading) => ({ language, locale: language });
const written = {
  declined: (language: Reading) => declinedMail({ tenant, part, reader: reader(language), next_on: null, link }),
  again: (language: Reading) => declinedMail({ tenant, part, reader: reader(language), next_on: '2027-03-17', link }),
  soon: (language: Reading) => reminderMail({ tenant, part, reader: reader(language), today: '2027-03-13', link }),
  late: (language: Reading) => reminderMail({ tenant, part, reader: reader(language), today: '2027-03-15', link }),
};

describe('mails about payments, where the business has no templates', () => {
  it('have words of their own in each language', () => {
    expect(Object.keys(mailWords).sort()).toEqual([...languages].sort());
    for (const mail of Object.values(written)) {
      const [subjects, texts] = [languages.map((language) => mail(language).subject), languages.map((language) => mail(language).text)];
      expect(new Set(subjects).size).toBe(languages.length);
      expect(new Set(texts).size).toBe(languages.length);
    }
  });

  it.each([
    ['en', '€128,400.00', '17 March 2027|March 17, 2027'],
    ['nl', '€ 128.400,00', '17 maart 2027'],
    ['de', '128.400,00 €', '17. März 2027'],
    ['es', '128.400,00 €', '17 de marzo de 2027'],
    ['fr', '128 400,00 €', '17 mars 2027'],
  ] as const)('write money and days as their readers do (%s)', (language, amount, day) => {
    const text = written.again(language).text.replaceAll(/\s/g, ' ');
    expect(text).toContain(amount);
    expect(text).toMatch(new RegExp(day));
    expect(written.late(language).text.replaceAll(/\s/g, ' ')).toContain(amount);
  });
});
