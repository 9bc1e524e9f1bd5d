import { dialogs } from '@ramplight/ui/dialogs/dialogs'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useState } from 'react'
import type { Failure } from './import-records.ts'
import { t } from './offline-data.texts.ts'
import type { FileOutcome } from './offline-files.ts'

/** More notices than this would queue up behind each other. */
const MOST_NOTICES = 3

/** Successes as notices, errors as dialogs (1 §8); of many files at once everything in one dialog. */
export function showOutcomes(all: readonly FileOutcome[], title: string): void {
  const notices = all.length > MOST_NOTICES ? [] : all.filter(({ ok }) => ok)
  const rest = all.filter((told) => !notices.includes(told))
  for (const { text } of notices) notify.success(text)
  if (rest.length > 0) openDialog(title, rest)
}

const openDialog = (title: string, all: readonly FileOutcome[]) =>
  void dialogs.open({ title, children: all.map(({ text, failures = [] }) => <OutcomeText key={text} text={text} failures={failures} />) })

const SHOWN = 50

/** The words of the specification, and what nobody should need a console for. */
function OutcomeText({ text, failures }: { text: string; failures: readonly Failure[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="rl-dialog__text">{text}</p>
      {failures.length > 0 && (
        <button type="button" className="rl-link-button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('showOutcomes.hideDetails') : t('showOutcomes.showDetails')}
        </button>
      )}
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable
        <ul className="rl-confirm__list" tabIndex={0} aria-label={t('showOutcomes.recordsThatFailed')}>
          {failures.slice(0, SHOWN).map(({ record, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once
            <li key={index}>
              <b>{nameOf(record)}</b> {why}
            </li>
          ))}
          {failures.length > SHOWN && <li>{t('showOutcomes.andMore', { count: failures.length - SHOWN })}</li>}
        </ul>
      )}
    </>
  )
}

/** How a person would know it: its name, else its id, else how it begins. */
function nameOf(record: unknown): string {
  const { name, _id } = (record ?? {}) as { name?: unknown; _id?: unknown }
  if (typeof name === 'string' && name) return name
  return typeof _id === 'string' ? _id : (JSON.stringify(record) ?? 'nothing').slice(0, 40)
}
