import { StepperRow } from '@ramplight/ui/station/stepper-row.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import type { Bag, BagAction, BagCount } from '#features/weigh-in/bag/index.ts'
import { CountTile } from './count-tile.tsx'
import { t } from './scale.texts.ts'

type BagCountsProps = { bag: Bag; hasLate: boolean; dispatch: (action: BagAction) => void; onLate: () => void }

/** Few boats have more dead or short fish than this; the tiles and keys go on beyond. */
const SHOWN = 3

/** How many fish, dead and short: defaults are right for most boats, everything else is one tap. */
export function BagCounts({ bag, hasLate, dispatch, onLate }: BagCountsProps) {
  const phone = useIsPhone()
  const set = (count: BagCount, value: number) => dispatch({ type: 'count', count, value })
  const top = Math.max(bag.limit, bag.fish)
  if (!phone)
    return (
      <div className="rl-counts">
        {!bag.oneFish && !bag.lengths && (
          <StepperRow label={t('bagCounts.fish')} value={bag.fish} max={top} onChange={(value) => set('fish', value)} showOf />
        )}
        <div className="rl-counts__pair">
          <StepperRow
            label={t('bagCounts.dead')}
            value={bag.dead}
            max={Math.max(bag.dead, Math.min(SHOWN, Math.max(bag.fish, 1)))}
            onChange={(value) => set('dead', value)}
            disabled={bag.fish === 0}
          />
          <StepperRow
            label={t('bagCounts.short')}
            value={bag.short}
            max={Math.max(SHOWN, bag.short)}
            onChange={(value) => set('short', value)}
          />
        </div>
      </div>
    )
  return (
    <div className="rl-tiles">
      {!bag.oneFish && !bag.lengths && (
        <CountTile
          label={t('bagCounts.fish')}
          value={bag.fish}
          of={t('bagCounts.ofLimit', { limit: bag.limit })}
          hint={t('bagCounts.tapForOneLess')}
          onTap={() => set('fish', bag.fish === 0 ? top : bag.fish - 1)}
        />
      )}
      <CountTile
        label={t('bagCounts.dead')}
        value={bag.dead}
        hint={t('bagCounts.tapForOneMore')}
        tone={bag.dead > 0 ? 'amber' : undefined}
        shortcut="d"
        onTap={() => set('dead', bag.dead >= bag.fish ? 0 : bag.dead + 1)}
      />
      <CountTile
        label={t('bagCounts.short')}
        value={bag.short}
        hint={t('bagCounts.tapForOneMore')}
        tone={bag.short > 0 ? 'amber' : undefined}
        shortcut="s"
        onTap={() => set('short', bag.short >= bag.limit ? 0 : bag.short + 1)}
      />
      {hasLate && (
        <CountTile
          label={t('bagCounts.late')}
          value={bag.late}
          of="min"
          hint={t('bagCounts.tapToChangeMinutes')}
          tone={bag.late > 0 ? 'amber' : undefined}
          shortcut="l"
          onTap={onLate}
        />
      )}
    </div>
  )
}
