import type { AdvertiserCount } from '@ramplight/contract/sponsors/advertisement-interactions'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { type Counted, PLACES, rateText, sumOf } from './advertiser-counts.ts'
import { t } from './advertisers.texts.ts'

/** What was seen and clicked of all advertisers, everywhere and at each place. */
export function CountTiles({ counts }: { counts: readonly AdvertiserCount[] }) {
  const unsaid = sumOf(counts, { place: null })
  const tiles: [label: string, counted: Counted][] = [
    [t('place.everywhere'), sumOf(counts)],
    ...PLACES.map((place): [string, Counted] => [t(`place.${place}`), sumOf(counts, { place })]),
    ...(unsaid.views + unsaid.clicks > 0 ? [[t('place.unsaid'), unsaid] as [string, Counted]] : []),
  ]
  return (
    <StatGrid>
      {tiles.map(([label, counted]) => (
        <StatTile
          key={label}
          label={label}
          value={t('tile.views', { views: counted.views })}
          hint={[t('tile.clicks', { clicks: counted.clicks }), rateText(counted)].filter(Boolean).join(' · ')}
        />
      ))}
    </StatGrid>
  )
}
