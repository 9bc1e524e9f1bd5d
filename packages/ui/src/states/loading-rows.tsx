import { Skeleton } from '@mantine/core'
import { t } from '../language/ui.texts.ts'
import { useDelayed } from './use-delayed.ts'

type LoadingRowsProps = { rows?: number; height?: number; label?: string; delayMs?: number }

const WIDTHS = ['62%', '48%', '71%', '55%', '66%']

/** The height of what will come, drawn after 150 ms. */
export function LoadingRows({ rows = 5, height = 48, label = t('loaded.loadingOnly'), delayMs }: LoadingRowsProps) {
  const late = useDelayed(delayMs)
  return (
    <div role="status" aria-label={label} className="rl-loading-rows" data-late={late || undefined}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing have no identity
        <div key={index} className="rl-loading-rows__row" style={{ height }}>
          {late && <Skeleton height={12} width={WIDTHS[index % WIDTHS.length]} radius="xl" />}
        </div>
      ))}
    </div>
  )
}
