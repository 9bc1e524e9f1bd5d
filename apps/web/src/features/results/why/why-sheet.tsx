import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { useMemo, useState } from 'react'
import type { Results } from '../screen/results-view.ts'
import { explain, type Why } from './explain.ts'
import classes from './why-sheet.module.css'

type Props = { results: Results; why: string | undefined; onClose: () => void }

/** The one sheet of a page that says why a figure is what it is. */
export function WhySheet({ results, why, onClose }: Props) {
  const found = useMemo(() => explain(results, why), [results, why])
  // While the sheet slides out it still shows what it said.
  const [last, setLast] = useState<Why | null>(null)
  if (found && found !== last) setLast(found)
  const shown = found ?? last
  return (
    <SideSheet opened={found !== null} onClose={onClose} title={shown?.title ?? ''} subtitle={shown?.subtitle}>
      {shown?.parts.map(({ heading, shown: figure, ...list }) => (
        <section key={heading ?? figure} className={classes.part}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <ExplanationList caption={heading ?? shown.title} {...list} />
        </section>
      ))}
      {shown?.notes.map((note) => (
        <p key={note} className="rl-explain__note">
          {note}
        </p>
      ))}
    </SideSheet>
  )
}
