import { Checkbox, TextInput } from '@mantine/core'
import { fullName } from '@ramplight/domain/registration/full-name'
import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { LineProblem, PastedLine } from './paste-preview.ts'

type PasteLinesProps = {
  lines: readonly PastedLine[]
  onChoose: (line: number, included: boolean) => void
  onRewrite: (line: number, text: string) => void
}

/** The list as it was understood. */
export function PasteLines({ lines, onChoose, onRewrite }: PasteLinesProps) {
  return (
    <div className="rl-paste__lines">
      <table>
        <caption className="rl-sr-only">What will be entered</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="rl-sr-only">Enter</span>
            </th>
            <th scope="col">Line</th>
            <th scope="col">Boat</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.line} line={line} onChoose={onChoose} onRewrite={onRewrite} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({
  line: { line, text, anglers, problems, included },
  onChoose,
  onRewrite,
}: Omit<PasteLinesProps, 'lines'> & { line: PastedLine }) {
  const stops = problems.some(({ level }) => level === 'stop')
  const names = anglers.map(fullName).filter(Boolean).join(' · ')
  const contacts = anglers.flatMap(({ phone, email }) => [phone, email]).filter(Boolean)
  return (
    <tr data-out={!included || undefined}>
      <td>
        <Checkbox
          aria-label={`Enter ${names || text}`}
          checked={included}
          disabled={stops}
          onChange={(event) => onChoose(line, event.currentTarget.checked)}
        />
      </td>
      <td className="rl-paste__line">{line}</td>
      <td>
        <span className="rl-paste__names">{names || text}</span>
        {contacts.length > 0 && <small className="rl-dimmed">{` ${contacts.join(' · ')}`}</small>}
        {problems.map((problem) => (
          <Problem key={problem.text} problem={problem} />
        ))}
        {problems.length > 0 && <Rewrite key={text} text={text} onRewrite={(written) => onRewrite(line, written)} />}
      </td>
    </tr>
  )
}

function Problem({ problem: { level, text } }: { problem: LineProblem }) {
  const Icon = level === 'stop' ? IconAlertOctagon : IconAlertTriangle
  return (
    <p className="rl-paste__problem" data-tone={level === 'stop' ? 'red' : 'amber'}>
      <Icon size={16} stroke={2} aria-hidden />
      {text}
    </p>
  )
}

/** The line can be put right where it stands. */
function Rewrite({ text, onRewrite }: { text: string; onRewrite: (text: string) => void }) {
  const [written, setWritten] = useState(text)
  const leave = () => written !== text && onRewrite(written)
  return (
    <TextInput
      className="rl-paste__edit"
      aria-label="Write this line differently"
      value={written}
      onChange={(event) => setWritten(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
