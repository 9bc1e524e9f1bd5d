import { Kbd } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { IconButton } from '../parts/icon-button.tsx'
import { modKey } from '../values/mod-key.ts'
import { useIsPhone } from '../values/use-is-phone.ts'
import { t } from './frame.texts.ts'

type SearchTriggerProps = { onClick: () => void; text?: string; keys?: string }

/** Looks like a field, opens the command palette; on phones only the glass remains. */
export function SearchTrigger({ onClick, text = t('searchTrigger.searchOrGo'), keys = `${modKey()}K` }: SearchTriggerProps) {
  const phone = useIsPhone()
  if (phone) return <IconButton icon={IconSearch} label={t('searchTrigger.search')} onClick={onClick} />
  return (
    <button type="button" className="rl-search-trigger" onClick={onClick} aria-haspopup="dialog" aria-keyshortcuts="Meta+K Control+K">
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <span>{text}</span>
      <Kbd aria-hidden>{keys}</Kbd>
    </button>
  )
}
