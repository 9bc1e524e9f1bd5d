import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { sameBoatPairs } from '@ramplight/domain/registration/same-boat'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { boatInWords } from '#platform/values/entry-name.ts'
import { t } from './same-boat.texts.ts'
import { type Pair, SameBoatSheet } from './same-boat-sheet.tsx'
import { sameBoat } from './same-boat-words.ts'

/** One line for each two boats that may be one. */
export function SameBoatNotices({ entries }: { entries: readonly TournamentEntry[] }) {
  const [open, setOpen] = useState<Pair | null>(null)
  const pairs = useMemo(() => sameBoatPairs(entries), [entries])
  return (
    <>
      {pairs.map((pair) => (
        <Banner
          key={pair.map(({ _id }) => _id).join(' ')}
          tone="amber"
          icon={IconHelpCircle}
          actions={
            <Button size="compact-sm" variant="default" onClick={() => setOpen(pair)}>
              {sameBoat().action}
            </Button>
          }
        >
          <b>{sameBoat().title}</b> {t('sameBoatNotices.twoBoats', { first: boatInWords(pair[0], true), second: boatInWords(pair[1]) })}
        </Banner>
      ))}
      <SameBoatSheet pair={open} onClose={() => setOpen(null)} />
    </>
  )
}
