import type { Language, MailKey } from '@butterfly/contracts/transactional_emails';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { nl } from './words/nl';
import type { LanguageWords, Words } from './words/words';

const WORDS: Readonly<Record<Language, LanguageWords>> = { en, nl, de, es, fr };

/** What is written into a mail: a subject and a body with Liquid in them. */
export interface Written {
  readonly subject: string;
  readonly mjml: string;
}

/** The text of the suite, for who has not written another. */
export function defaultTemplate(key: MailKey, language: Language): Written {
  const { greeting, closing, mails } = WORDS[language];
  const words = mails[key];
  return { subject: words.subject, mjml: page([...body(words, greeting), small(words.note ?? closing)]) };
}

function body({ heading, text, figures = [], button }: Words, greeting: string): string[] {
  return [
    `<mj-text css-class="ink" font-family="Georgia, 'Times New Roman', serif" font-size="28px" line-height="1.25">${heading}</mj-text>`,
    paragraph(greeting),
    ...text.map(paragraph),
    ...(figures.length > 0 ? [table(figures)] : []),
    ...(button ? [action(button)] : []),
  ];
}

const paragraph = (text: string) => `<mj-text css-class="ink">${text}</mj-text>`;
const small = (text: string) => `<mj-text css-class="soft" font-size="13px" color="#5c5c5c" padding-top="16px">${text}</mj-text>`;
const action = (label: string) =>
  `<mj-button href="{{ link }}" background-color="{{ business.color }}" color="{{ business.on_color }}">${label}</mj-button>`;

function table(figures: readonly (readonly [string, string])[]): string {
  const rows = figures.map(
    ([label, variable]) => `<tr>
            <td class="soft" style="padding:8px 0;color:#5c5c5c">${label}</td>
            <td class="ink" style="padding:8px 0;text-align:right">{{ ${variable} }}</td>
          </tr>`,
  );
  return `<mj-table css-class="ink" padding="8px 32px 24px">
          ${rows.join('\n          ')}
        </mj-table>`;
}

/** Light where nothing else is asked for; programs with a dark mode are told which colours to take. */
function page(parts: readonly string[]): string {
  return `<mjml>
  <mj-head>
    <mj-attributes>
      <mj-all font-family="-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" />
      <mj-text font-size="16px" line-height="1.6" color="#1f1f1f" padding="0 32px 16px" />
      <mj-table font-size="15px" color="#1f1f1f" />
      <mj-button font-size="16px" font-weight="600" border-radius="8px" inner-padding="14px 24px" padding="8px 32px 16px" align="left" />
    </mj-attributes>
    <mj-style>
      @media (prefers-color-scheme: dark) {
        body, body > div { background: #161616 !important }
        .card, .card > table { background: #222222 !important }
        .ink, .ink div, .ink td { color: #ededed !important }
        .soft, .soft div, td.soft { color: #b5b5b5 !important }
      }
    </mj-style>
  </mj-head>
  <mj-body background-color="#f4f1ec">
    <mj-section padding="32px 0 16px">
      <mj-column>
        <mj-text css-class="soft" align="center" font-family="Georgia, 'Times New Roman', serif" font-size="18px" color="#5c5c5c" padding="0 32px">{{ business.name }}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="#ffffff" border-radius="12px" padding="40px 0 24px" css-class="card">
      <mj-column>
        ${parts.join('\n        ')}
      </mj-column>
    </mj-section>
    <mj-section padding="16px 0 32px"><mj-column></mj-column></mj-section>
  </mj-body>
</mjml>
`;
}
