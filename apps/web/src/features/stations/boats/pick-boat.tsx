import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { isInName } from '@ramplight/domain/registration/name-key'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { Keypad } from '@ramplight/ui/station/keypad.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { fullNames } from '#platform/values/entry-name.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { typeBoatNumber } from '../scale/typed-ahead.ts'
import { fishingOn, notWeighed } from './boat-facts.ts'
import { BoatRow } from './boat-row.tsx'
import { t } from './boats.texts.ts'

type PickBoatProps = {
  data: StationData
  day: number
  queue: readonly TournamentEntry[]
  /** What the button does with the boat. */
  work: 'weigh' | 'count'
  /** Marks boats that are done here. */
  doneText: (entry: TournamentEntry) => string | null
  onPick: (entry: TournamentEntry) => unknown
  /** Digits that were pressed before this screen came: they stand in the number already. */
  startDigits?: string
  /** Hints above the list, and the bar of the last saved bag below it. */
  notice?: ReactNode
  footer?: ReactNode
}

const hasWords = (entry: TournamentEntry, words: string) =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => isInName(fullNames(entry), word))

/** Which boat is next: the queue, two digits, or a name. */
export function PickBoat({ data, day, queue, work, doneText, onPick, startDigits = '', notice, footer }: PickBoatProps) {
  const [digits, setDigits] = useState(startDigits)
  const [words, setWords] = useState('')
  const phone = useIsPhone()
  const exact = data.entries.find(({ boatNumber }) => String(boatNumber) === digits)
  const fishing = useMemo(() => fishingOn(data, day), [data, day])
  const waiting = useMemo(() => notWeighed(data, fishing, day), [data, fishing, day])
  const found = useMemo(() => {
    if (digits !== '') return data.entries.filter(({ boatNumber }) => String(boatNumber ?? '').startsWith(digits))
    if (words.trim() !== '') return data.entries.filter((entry) => hasWords(entry, words.trim()))
    return waiting.filter((entry) => !queue.includes(entry))
  }, [data, digits, words, waiting, queue])

  const pick = (entry: TournamentEntry | undefined) => {
    if (!entry) return
    setDigits('')
    setWords('')
    onPick(entry)
  }
  return (
    <div className="rl-scale" data-mode="pick">
      <section className="rl-scale__detail" aria-label={t('pickBoat.boats')}>
        {notice}
        {queue.length > 0 && (
          <fieldset className="rl-queue">
            <legend>{t.rich('pickBoat.queue', { count: queue.length, span: (words) => <span className="rl-count">{words}</span> })}</legend>
            <div className="rl-queue__boats">
              {queue.map((entry) => (
                <BoatRow key={entry._id} entry={entry} onPick={() => pick(entry)} isNext={entry === queue[0]} isShort={phone} />
              ))}
            </div>
          </fieldset>
        )}
        <TextField
          type="search"
          aria-label={t('pickBoat.findBoatByName')}
          placeholder={t('pickBoat.name')}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            setDigits('')
          }}
          onKeyDown={(event) => event.key === 'Enter' && found.length === 1 && pick(found[0])}
          leftSection={<IconSearch size={20} stroke={2} aria-hidden />}
          className="rl-scale__search"
        />
        <p className="rl-scale__count" role="status">
          {digits || words
            ? t('pickBoat.found', { count: found.length })
            : t('pickBoat.boatsStillToWeigh', { waiting: waiting.length, entries: fishing.length })}
        </p>
        <div className="rl-boats">
          {found.map((entry) => (
            <BoatRow key={entry._id} entry={entry} onPick={() => pick(entry)} done={doneText(entry)} isShort={phone} />
          ))}
        </div>
      </section>
      <section className="rl-scale__readout" aria-live="polite">
        {footer}
        <div className="rl-boat-number" data-found={exact ? true : undefined} data-typed={digits !== '' || undefined}>
          <span className="rl-boat-number__label">{t('pickBoat.boat')}</span>
          <output className="rl-boat-number__digits">{digits || '—'}</output>
          <span className="rl-boat-number__who">{whoText(digits, exact)}</span>
        </div>
      </section>
      <div className="rl-scale__pad">
        <Keypad
          label={t('pickBoat.boatNumber')}
          onKey={(key) => {
            setWords('')
            setDigits(typeBoatNumber(digits, key))
          }}
          onSave={() => pick(digits === '' ? queue[0] : exact)}
          saveLabel={t(digits === '' && queue[0] ? `pickBoat.next.${work}` : `pickBoat.take.${work}`)}
          saveDisabled={digits === '' ? queue.length === 0 : !exact}
        />
      </div>
    </div>
  )
}

function whoText(digits: string, exact: TournamentEntry | undefined): string {
  if (digits === '') return t('pickBoat.typeNumberOrTap')
  return exact ? fullNames(exact) : t('pickBoat.noBoatHasThisNumber')
}
