import { Button } from '@mantine/core'
import { tournamentEntryCalls as calls, type TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { mergeWarnings } from '@ramplight/domain/registration/merge-boats'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { boatInWords, fullNames } from '#platform/values/entry-name.ts'
import { rememberEntries } from '../tournament-entries/entry-actions.ts'
import { t } from './same-boat.texts.ts'
import { sameBoat } from './same-boat-words.ts'

export type Pair = readonly [TournamentEntry, TournamentEntry]
type SameBoatSheetProps = {
  pair: Pair | null
  onClose: () => void
  /** `weighed 14-07`, or nothing: what a boat has at the scale. */
  weighed?: (entry: TournamentEntry) => string | null
}

/** Two entries that may be one boat, side by side. Nothing is merged before somebody has said twice which one stays. */
export function SameBoatSheet({ pair, onClose, weighed = () => null }: SameBoatSheetProps) {
  const [keep, setKeep] = useState<TournamentEntry | null>(null)
  const close = () => {
    setKeep(null)
    onClose()
  }
  const saying = useAction({
    work: (work: () => Promise<string>) => work(),
    onDone: (done) => {
      notify.success(done)
      close()
    },
    onEnd: refreshed,
  })
  const gone = pair && keep && (pair[0]._id === keep._id ? pair[1] : pair[0])
  const merge = (one: TournamentEntry, other: TournamentEntry) => async () => {
    const merged = await call(calls.mergeEntries, { body: { keep: one._id, gone: other._id } })
    rememberEntries(merged.tournament, [merged])
    return t('sameBoatSheet.isOneBoatNow', { boat: boatInWords(merged, true) })
  }
  const twoBoats =
    ([one, other]: Pair) =>
    async () => {
      const body = { twoBoats: [...(one.twoBoats ?? []), other._id] }
      rememberEntries(one.tournament, [await call(calls.update, { params: { id: one._id }, body })])
      return t('sameBoatSheet.keptAsTwoBoats')
    }
  return (
    <SideSheet opened={pair !== null} onClose={close} title={sameBoat().title} subtitle={sameBoat().advice}>
      {pair && !keep && (
        <div className="rl-choices">
          {pair.map((entry) => (
            <div key={entry._id} className="rl-choice">
              <Facts entry={entry} weighed={weighed(entry)} />
              <Button size="lg" onClick={() => setKeep(entry)}>
                {entry.boatNumber == null
                  ? t('sameBoatSheet.keepThisOne')
                  : t('sameBoatSheet.keepBoat', { boatNumber: String(entry.boatNumber) })}
              </Button>
            </div>
          ))}
          <Button size="lg" variant="default" loading={saying.running} onClick={() => saying.run(twoBoats(pair))}>
            {t('sameBoatSheet.twoBoats')}
          </Button>
        </div>
      )}
      {keep && gone && (
        <div className="rl-choices">
          <p>{t('sameBoatSheet.whatMoves', { from: boatInWords(gone), to: boatInWords(keep) })}</p>
          {mergeWarnings(worthOf(keep), worthOf(gone)).map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <Button size="lg" loading={saying.running} onClick={() => saying.run(merge(keep, gone))}>
            {t('sameBoatSheet.makeItOneBoat')}
          </Button>
          <Button size="lg" variant="default" disabled={saying.running} onClick={() => setKeep(null)}>
            {t('sameBoatSheet.back')}
          </Button>
        </div>
      )}
    </SideSheet>
  )
}

const worthOf = ({ status, freeEntry, boatNumber }: TournamentEntry) => ({ status, freeEntry, boatNumber: boatNumber ?? null })

function Facts({ entry, weighed }: { entry: TournamentEntry; weighed: string | null }) {
  const { boatNumber, status, freeEntry, checkedInAt } = entry
  const facts = [
    boatNumber == null ? t('sameBoatSheet.noNumberYet') : t('sameBoatSheet.boat', { boatNumber: String(boatNumber) }),
    freeEntry ? t('sameBoatSheet.freeEntry') : status === 'Paid' ? t('sameBoatSheet.paid') : t('sameBoatSheet.notPaid'),
    checkedInAt ? t('sameBoatSheet.checkedIn') : t('sameBoatSheet.notCheckedIn'),
    weighed,
  ]
  return (
    <>
      <b>{fullNames(entry)}</b>
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </>
  )
}
