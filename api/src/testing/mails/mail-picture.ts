import { mailText } from '../../platform/outbox/mailer';
import type { Mail } from '../../platform/outbox/outbox.queries';

const WIDTH = 640;
const MARGIN = 24;
const LEFT = 2 * MARGIN;
/** Signs of a line: as wide as the sheet in the fonts of most readers. */
const SIGNS = { subject: 44, text: 62 };
const HEIGHT = { subject: 28, text: 24 };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A paragraph in lines of at most so many signs; a space that does not break stays. */
const wrapped = (paragraph: string, most: number): string[] => {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
};

const linesOf = (text: string, most: number): string[] =>
  text.split('\n').flatMap((paragraph) => wrapped(paragraph, most));

const textAt = (line: string, y: number, look: string): string =>
  line === '' ? '' : `  <text x="${LEFT}" y="${y}" class="${look}">${escaped(line)}</text>\n`;

/** The school as its mails name it, and where its portal is. */
export type MailSender = Parameters<typeof mailText>[0];

/** A mail as a reader of mails shows it: an SVG of its subject, its sender, and the text that leaves. */
export const mailPicture = (mail: Mail, sender: MailSender): string => {
  const subjects = linesOf(mail.subject, SIGNS.subject);
  const body = linesOf(mailText(sender, mail).trimEnd(), SIGNS.text);
  const from = MARGIN + 38 + subjects.length * HEIGHT.subject;
  const rule = from + 20;
  const first = rule + 38;
  const end = first + body.length * HEIGHT.text;
  const { name, contact } = sender.institution;
  const drawn = [
    ...subjects.map((line, at) => textAt(line, MARGIN + 38 + at * HEIGHT.subject, 'subject')),
    textAt(`${name} <${contact.email}>`, from, 'from'),
    ...body.map((line, at) => textAt(line, first + at * HEIGHT.text, 'text')),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${end + MARGIN}" role="img" aria-label="${escaped(mail.subject)}">
  <style>
    text { font: 16px system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; fill: #16211f }
    .subject { font-size: 20px; font-weight: 650 }
    .from { font-size: 14px; fill: #56605d }
  </style>
  <rect width="100%" height="100%" fill="#f3f2ef"/>
  <rect x="${MARGIN}" y="${MARGIN}" width="${WIDTH - 2 * MARGIN}" height="${end - MARGIN}" rx="12" fill="#fff" stroke="#dcdad4"/>
  <line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${rule}" y2="${rule}" stroke="#dcdad4"/>
${drawn.join('')}</svg>
`;
};
