import { Button } from '@mantine/core'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { hash24 } from '@ramplight/domain/kernel/hash24'
import { newBag } from '@ramplight/domain/weigh-in/bag'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { useState } from 'react'
import { FLAG_WORDS, type Flag } from '#features/weigh-in/flags/index.ts'
import { FixWeighIn, WeighInSummary } from '#features/weigh-in/views/index.ts'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { cameBack, lateByClock } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './flags.texts.ts'

type FlagSheetProps = { data: StationData; flag: Flag | null; station: string; onClose: () => void }

const strike = (weighIn: WeighIn, reason: string) =>
  call(weighInCalls.voidWeighIn, { params: { id: weighIn._id }, body: { reason, _rev: weighIn._rev } })

/** The bags in question side by side, and what can be said of them. Nothing is lost: what does not count stays in the log. */
export function FlagSheet({ data, flag, station, onClose }: FlagSheetProps) {
  const [fixing, setFixing] = useState<WeighIn | null>(null)
  const isVoidAsked = flag?.kind === 'void-and-correction'
  const bags = flag ? flag.weighIns.flatMap((id) => data.saved.find(({ _id, voided }) => _id === id && voided === isVoidAsked) ?? []) : []
  const entry = data.entries.find(({ _id }) => _id === flag?.entry)
  const close = () => {
    setFixing(null)
    onClose()
  }
  const saying = useAction({
    work: (work: () => Promise<unknown>) => work(),
    onDone: close,
    onEnd: refreshed,
  })
  const say = (work: () => Promise<unknown>) => () => saying.run(work)
  const official = (bag: WeighIn) => async () => {
    for (const other of bags.filter(({ _id }) => _id !== bag._id)) await strike(other, t('flagSheet.reasonOtherWeightOfficial'))
  }
  const both = async () => {
    for (const bag of bags.slice(1))
      await call(weighInCalls.update, {
        params: { id: bag._id },
        body: { additional: true, reason: t('flagSheet.reasonOneMoreBag'), _rev: bag._rev },
      })
  }
  /** A void stays void: what counts after all is weighed again, under an id that follows from it, so that two taps are one bag. */
  const counts = (bag: WeighIn) => async () => {
    const reason = t('flagSheet.reasonCounts')
    const again = { ...newBag(bag), tournament: data.tournament._id, entry: bag.entry, day: bag.day, station, reason }
    await call(weighInCalls.create, { body: { ...again, _id: hash24(`${bag._id}/${bag._rev}/counts`) } })
    await strike(bag, reason)
  }
  /** What the bag says, and what the check-in at the return comes to by now. */
  const minutesOf = ({ day, minutesLate }: WeighIn) => {
    const isBack = entry && cameBack(entry, day) !== null
    return [...new Set([0, ...(isBack ? [lateByClock(data, entry, day, 0)] : []), minutesLate])]
  }
  const late = (bag: WeighIn, minutesLate: number) => () =>
    call(weighInCalls.update, {
      params: { id: bag._id },
      body: { minutesLate, lateBy: 'person', reason: t('flagSheet.reasonLateSaid'), _rev: bag._rev },
    })
  const isTwice = flag?.kind === 'weighed-twice'
  return (
    <SideSheet
      opened={flag !== null}
      onClose={close}
      title={flag ? `${entry ? boatName(entry) : t('flagSheet.deletedEntry')}: ${FLAG_WORDS[flag.kind].title.toLowerCase()}` : ''}
      subtitle={flag ? FLAG_WORDS[flag.kind].advice : undefined}
    >
      {fixing ? (
        <FixWeighIn
          weighIn={fixing}
          tournament={data.tournament}
          station={station}
          mayConfirm
          onDone={close}
          onCancel={() => setFixing(null)}
        />
      ) : (
        <div className="rl-choices">
          {bags.map((bag) => (
            <div key={bag._id} className="rl-choice">
              <WeighInSummary weighIn={bag} tournament={data.tournament} />
              {isTwice && (
                <Button size="lg" loading={saying.running} onClick={say(official(bag))}>
                  {t('flagSheet.thisOneIsOfficial')}
                </Button>
              )}
              {isVoidAsked && (
                <>
                  <Button size="lg" loading={saying.running} onClick={say(counts(bag))}>
                    {t('flagSheet.countThisWeight')}
                  </Button>
                  <Button
                    size="lg"
                    variant="default"
                    loading={saying.running}
                    onClick={say(() => strike(bag, t('flagSheet.reasonStaysVoid')))}
                  >
                    {t('flagSheet.keepItVoid')}
                  </Button>
                </>
              )}
              {flag?.kind === 'two-corrections' && (
                <Button size="lg" onClick={() => setFixing(bag)}>
                  {t('flagSheet.correctItOnceMore')}
                </Button>
              )}
              {flag?.kind === 'late-unproven' &&
                minutesOf(bag).map((minutes) => (
                  <Button key={minutes} size="lg" variant="default" loading={saying.running} onClick={say(late(bag, minutes))}>
                    {minutes === 0 ? t('flagSheet.onTime') : t('flagSheet.minutesLate', { minutes })}
                  </Button>
                ))}
              {(flag?.kind === 'after-cut' || flag?.kind === 'came-late') && (
                <Button
                  size="lg"
                  color="red"
                  variant="default"
                  loading={saying.running}
                  onClick={say(() => strike(bag, FLAG_WORDS[flag.kind].title))}
                >
                  {t('flagSheet.voidThisBag')}
                </Button>
              )}
            </div>
          ))}
          {isTwice && (
            <Button size="lg" variant="default" loading={saying.running} onClick={say(both)}>
              {t('flagSheet.bothCountOneMoreBag')}
            </Button>
          )}
        </div>
      )}
    </SideSheet>
  )
}
