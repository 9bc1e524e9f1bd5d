/** What must stand in no log line: how to reach a person, and what opens something. */
const SECRETS: readonly [RegExp, string][] = [
  [/[^\s"'<>/=:,;()@?&#]+(?:@|%40)[^\s"'<>/=:,;()@?&#]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  // A secret of 256 bits as it stands in a link or a cookie.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43,}(?![\w-])/g, '[token]'],
  // A code of a mail, and the setup code of the terminal: capitals and digits, eight or more of them.
  [/(?<![\w-])(?=[A-Z2-9]*[A-Z])(?=[A-Z2-9]*\d)[A-Z2-9]{8,}(?![\w-])/g, '[code]'],
  [/(?<![\w.-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?![\w-])/g, '[phone]'],
]

/** A text without them. What came from a person in other shapes, such as a name, must not get as far as here. */
export const redact = (text: string): string => SECRETS.reduce((left, [pattern, word]) => left.replace(pattern, word), text)

/** The longest line of the log, in characters. */
export const LONGEST_LINE = 8000

type Line = { level?: number; time?: number; pid?: number; reqId?: string; msg?: string }

/** A line as it is written: without secrets, and never so long that one request fills a disk. */
export function redactLine(line: string): string {
  if (line.length <= LONGEST_LINE) return redact(line)
  const { level, time, pid, reqId, msg } = readLine(line)
  const said = redact(`${msg?.slice(0, 300) ?? ''} (${line.length} characters were left out)`.trim())
  return `${JSON.stringify({ level, time, pid, reqId, msg: said })}\n`
}

function readLine(line: string): Line {
  try {
    return JSON.parse(line) as Line
  } catch {
    return {}
  }
}

/** For what is said outside a request, such as a database that was lost. */
export const logLine = (line: string): void => console.log(redact(line.slice(0, LONGEST_LINE)))
