import { escaped } from '../http/html.ts'
import type { Language } from '../http/language-of.ts'
import { texts as en } from './mail-template.en.ts'
import { texts as es } from './mail-template.es.ts'

type Words = { subject: string; text: string; link: string | null; unsubscribe: string | null; language: Language }

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((one) => one.split('\n').map(escaped).join('<br>'))

const AROUND = { en, es } satisfies Record<Language, object>

/**
 * One source, two forms: plain text, and HTML that old and dark mail clients show. Tables instead of layout, no fonts or pictures
 * from elsewhere, every colour with its ground beside it, so that a client that turns them round turns both.
 */
export function mailOf({ subject, text, link, unsubscribe, language }: Words): { text: string; html: string } {
  const around = AROUND[language]
  const plain = [text.trim(), link, `--\n${around.foot}`, unsubscribe && `${around.noMore}: ${unsubscribe}`]
  const body = paragraphs(text)
    .map((one) => `<p style="margin:0 0 16px">${one}</p>`)
    .join('\n')
  const button = link
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#0b4f6c" style="background-color:#0b4f6c;border-radius:6px"><a href="${escaped(link)}" style="display:inline-block;padding:14px 24px;color:#ffffff;font-weight:bold;text-decoration:none">${around.open}</a></td></tr></table>
<p style="margin:16px 0 0;font-size:14px;word-break:break-all">${escaped(link)}</p>`
    : ''
  const off = unsubscribe ? `<br><a href="${escaped(unsubscribe)}" style="color:#4a5560">${around.noMore}</a>` : ''
  return {
    text: plain.filter((part) => part).join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<base target="_blank">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.ground{background-color:#12181d!important}.sheet{background-color:#1d262d!important;color:#f1f4f6!important}.foot{color:#b8c2ca!important}}</style>
</head>
<body class="ground" bgcolor="#eef1f3" style="margin:0;padding:0;background-color:#eef1f3">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#eef1f3" style="background-color:#eef1f3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:560px;background-color:#ffffff;color:#1b2329"><tr><td style="padding:28px 28px 24px;font-family:Arial,Helvetica,sans-serif;font-size:17px;line-height:25px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escaped(subject)}</h1>
${body}
${button}
<p class="foot" style="margin:24px 0 0;color:#4a5560;font-size:14px;line-height:20px">${around.foot}${off}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`,
  }
}
