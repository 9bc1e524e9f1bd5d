import { Button } from '@mantine/core'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { engineTournament } from '@ramplight/domain/results/calculate'
import { differences } from '@ramplight/domain/results/differences'
import { tryRuling } from '@ramplight/domain/results/try-ruling'
import type { Ruling } from '@ramplight/domain/scoring/types'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { useMemo, useState } from 'react'
import { correctByHand } from '#features/registration/tournament-entries/index.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { pointsText } from '#platform/values/write-count.ts'
import type { Results } from '../screen/results-view.ts'
import { RulingChanges } from './ruling-changes.tsx'
import classes from './rulings.module.css'
import { t } from './rulings.texts.ts'

const declared = declaredBy(tournamentEntryCalls.update)

type Props = { results: Results; entry: string | null; onClose: () => void }

/** A place or points for one boat by hand, with the reason, and what that does to everybody before it is saved. */
export function RulingSheet({ results, entry, onClose }: Props) {
  return (
    <SideSheet opened={entry !== null} onClose={onClose} title={t('title')} subtitle={entry ? results.words.nameOf(entry) : undefined}>
      {entry && <RulingForm key={entry} results={results} entry={entry} onDone={onClose} />}
    </SideSheet>
  )
}

const numberOrNull = (value: number | string | bigint): number | null => (value === '' ? null : Number(value))

function RulingForm({ results, entry: id, onDone }: { results: Results; entry: string; onDone: () => void }) {
  const entry = results.entries.get(id)
  const set = entry?.ruling ?? null
  const [place, setPlace] = useState<number | null>(set?.place ?? null)
  const [points, setPoints] = useState<number | null>(set?.points ?? null)
  const [reason, setReason] = useState(set?.reason ?? '')
  const [isSaving, setSaving] = useState(false)
  const { tournament, field, tables, pots } = results
  const around = useMemo(
    () => ({ tournament: engineTournament(tournament), field, placementTables: tables, pots }),
    [tournament, field, tables, pots],
  )
  const isSet = place !== null || points !== null
  const wanted: Ruling | null = isSet ? { place, points, reason: reason.trim() } : null
  const workedOut = useMemo(() => tryRuling(around, id, null), [around, id])
  const mine = workedOut.standings.standings.find((row) => row.entry === id)?.position ?? null
  const worth = workedOut.points.find((row) => row.entry === id)?.points ?? null
  useUnsavedGuard(place !== (set?.place ?? null) || points !== (set?.points ?? null) || reason.trim() !== (set?.reason ?? ''))
  if (!entry) return null
  const save = async (ruling: Ruling | null) => {
    setSaving(true)
    if (await correctByHand(entry, ruling)) onDone()
    else setSaving(false)
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted?.reason) void save(wanted)
      }}
    >
      <p className="rl-dimmed">{t('about')}</p>
      <FieldRow>
        <NumberField
          label={t('place')}
          description={t('workedOut', { figure: mine === null ? t('noneYet') : String(mine) })}
          placeholder={t('leaveEmpty')}
          min={1}
          max={9999}
          value={place ?? ''}
          onChange={(value) => setPlace(numberOrNull(value))}
          data-autofocus
        />
        <NumberField
          label={t('points')}
          description={t('workedOut', { figure: worth === null ? t('noneYet') : pointsText(worth) })}
          placeholder={t('leaveEmpty')}
          min={0}
          max={99_999}
          decimalScale={2}
          value={points ?? ''}
          onChange={(value) => setPoints(numberOrNull(value))}
        />
      </FieldRow>
      <LongTextField
        label={t('reason')}
        description={t('reasonNote')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        minRows={2}
        maxLength={declared.longest('ruling.reason')}
        required
      />
      {isSet ? (
        <RulingChanges changes={differences(results, tryRuling(around, id, wanted))} nameOf={results.words.nameOf} />
      ) : (
        <p className="rl-dimmed">{t('needsFigure')}</p>
      )}
      <div className={classes.actions}>
        {set && (
          <Button variant="default" onClick={() => void save(null)} disabled={isSaving}>
            {t('remove')}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          {t('keep')}
        </Button>
        <Button type="submit" loading={isSaving} disabled={!wanted?.reason}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
