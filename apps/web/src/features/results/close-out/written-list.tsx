import type { UiIcon } from '@ramplight/ui/theme/icon'
import { IconCashBanknote, IconEye, IconFlag, IconListNumbers, IconMedal } from '@tabler/icons-react'
import classes from './close-out.module.css'
import type { WrittenLine } from './what-finalizing-writes.ts'

const ICONS: Record<WrittenLine['kind'], UiIcon> = {
  result: IconListNumbers,
  payments: IconCashBanknote,
  points: IconMedal,
  status: IconFlag,
  hold: IconEye,
}

export function WrittenList({ lines, compact }: { lines: readonly WrittenLine[]; compact?: boolean }) {
  return (
    <ul className={classes.written} data-compact={compact || undefined}>
      {lines.map(({ kind, text, detail }) => {
        const Icon = ICONS[kind]
        return (
          <li key={kind}>
            <Icon size={22} stroke={1.75} aria-hidden />
            <span>
              <b>{text}</b>
              {detail && !compact && <small>{detail}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
