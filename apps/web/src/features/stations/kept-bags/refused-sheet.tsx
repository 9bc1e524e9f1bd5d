import { Button } from '@mantine/core'
import { bagOf } from '@ramplight/domain/weigh-in/bag'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { useState } from 'react'
import { askToDiscard, askTwice } from '#features/sync/refused/index.ts'
import { FixWeighIn, WeighInSummary } from '#features/weigh-in/views/index.ts'
import type { StationData } from '../frame/use-station-data.ts'
import type { DeviceBag } from './device-bags.ts'
import { t } from './kept-bags.texts.ts'

type RefusedSheetProps = {
  data: StationData
  bag: DeviceBag | null
  station: string
  /** Nothing is decided: what is kept stays in the list of this device, what is not is typed on. */
  onClose: () => void
  /** Null: nothing is weighed here now. */
  onEdit: ((bag: DeviceBag) => void) | null
  /** It is given up. */
  onDrop: (bag: DeviceBag) => void
  /** Why it cannot be weighed anew, and what to do first. */
  note?: string | null
  /** It goes again, as it is or as one more bag. */
  onAgain: (bag: DeviceBag, change?: { additional: true }) => void
}

/** What was refused before it became a change of this device is in no list: only the screen has it. */
const isKept = ({ opId }: DeviceBag): boolean => opId !== null

const wordsOf = ({ boat, sum, where }: DeviceBag) => ({ words: `${boat}: ${sum}, ${where}`, held: [] })

/** It is nowhere but on this screen: there is no trash from which it could come back. */
const askToForget = ({ boat, sum }: DeviceBag): Promise<boolean> =>
  askTwice(
    {
      title: t('refusedSheet.throwThisBagAwayQuestion'),
      text: t('refusedSheet.cannotBeBroughtBack'),
      items: [`${boat}: ${sum}`],
      confirmLabel: t('refusedSheet.throwAway'),
    },
    {
      title: t('refusedSheet.reallyThrowAwayQuestion'),
      text: `${boat}: ${sum}`,
      confirmLabel: t('refusedSheet.yesThrowAway'),
      cancelLabel: t('refusedSheet.keepIt'),
    },
  )

/**
 * The server did not take a bag: what it said, both weights where there are two, and a choice. Nothing is dropped unasked.
 * A correction or a void is no bag: typed again it would be a second one.
 */
export function RefusedSheet({ data, bag, station, note, onClose, onEdit, onDrop, onAgain }: RefusedSheetProps) {
  const [fixing, setFixing] = useState(false)
  const isWeighed = bag?.kind === 'weigh'
  const others = data.saved.filter((saved) => saved.entry === bag?.body.entry && saved.day === bag.body.day && !saved.voided)
  const other = isWeighed && bag.refusal?.code === 'weigh-in.already' ? others[0] : undefined
  const end = () => {
    setFixing(false)
    onClose()
  }
  const drop = async () => {
    if (!bag || !(await (isKept(bag) ? askToDiscard(wordsOf(bag)) : askToForget(bag)))) return
    onDrop(bag)
    end()
  }
  return (
    <SideSheet
      opened={bag !== null}
      onClose={end}
      title={bag && t(other ? 'refusedSheet.twoWeights' : `refusedSheet.notTaken.${bag.kind}`, { boat: bag.boat })}
      subtitle={bag?.refusal?.message}
    >
      {bag && other && fixing && (
        <FixWeighIn
          weighIn={other}
          tournament={data.tournament}
          station={station}
          start={bagOf(bag.body)}
          replaces={bag.opId ? { opId: bag.opId, id: bag.weighIn } : undefined}
          onDone={() => {
            // What was kept here has been put away with the correction.
            if (!isKept(bag)) onDrop(bag)
            end()
          }}
          onCancel={() => setFixing(false)}
        />
      )}
      {bag && other && !fixing && (
        <div className="rl-choices">
          <div className="rl-choice">
            <h3>{t('refusedSheet.saved')}</h3>
            <WeighInSummary weighIn={other} tournament={data.tournament} />
            <Button size="lg" variant="default" onClick={() => void drop()}>
              {t('refusedSheet.keepSavedOne')}
            </Button>
          </div>
          <div className="rl-choice">
            <h3>{t('refusedSheet.onThisDevice')}</h3>
            <p className="rl-weighed">
              <b className="rl-num">{bag.sum}</b>
              <small>{bag.where}</small>
            </p>
            <Button size="lg" onClick={() => setFixing(true)}>
              {t('refusedSheet.correctItWithThisOne')}
            </Button>
          </div>
          <Button
            size="lg"
            variant="default"
            onClick={() => {
              onAgain(bag, { additional: true })
              onClose()
            }}
          >
            {t('refusedSheet.bothCountOneMoreBag')}
          </Button>
        </div>
      )}
      {bag && !other && (
        <div className="rl-choices">
          <p className="rl-weighed">
            <b className="rl-num">{bag.sum}</b>
            <small>{isKept(bag) ? t('refusedSheet.stillSafeHere') : t('refusedSheet.notSavedOnlyOnScreen')}</small>
          </p>
          {note && <p className="rl-station__note">{note}</p>}
          {isWeighed && onEdit && (
            <Button size="lg" onClick={() => onEdit(bag)}>
              {t('refusedSheet.changeIt')}
            </Button>
          )}
          <Button
            size="lg"
            variant="default"
            onClick={() => {
              onAgain(bag)
              onClose()
            }}
          >
            {t('refusedSheet.sendAgain')}
          </Button>
          <Button size="lg" variant="default" color="red" onClick={() => void drop()}>
            {isWeighed ? t('refusedSheet.throwThisBagAway') : t('refusedSheet.giveUp')}
          </Button>
        </div>
      )}
    </SideSheet>
  )
}
