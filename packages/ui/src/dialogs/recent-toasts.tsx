import { Indicator, Menu } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../parts/icon-button.tsx'
import { timeAgo } from '../values/time-ago.ts'
import { t } from './dialogs.texts.ts'
import { useRecentToasts } from './toast-log.ts'

/** The bell: what the toasts said, for those who looked away. */
export function RecentToasts() {
  const toasts = useRecentToasts()
  const [seenAt, setSeenAt] = useState(() => Date.now())
  const unseen = toasts.some((toast) => toast.at > seenAt && toast.look !== 'stealth')
  return (
    <Menu width={340} onOpen={() => setSeenAt(Date.now())}>
      <Indicator disabled={!unseen} color="bobber" size={9} offset={8} className="rl-bell">
        <Menu.Target>
          <IconButton icon={IconBell} label={unseen ? t('recentToasts.recentMessagesNew') : t('recentToasts.recentMessages')} />
        </Menu.Target>
      </Indicator>
      <Menu.Dropdown>
        <Menu.Label>{t('recentToasts.recent')}</Menu.Label>
        {toasts.length === 0 && <p className="rl-bell__none">{t('recentToasts.nothingYet')}</p>}
        <ul className="rl-bell__list">
          {toasts.map((toast) => (
            <li key={`${toast.id}-${toast.at}`} data-look={toast.look}>
              {toast.text} <time dateTime={new Date(toast.at).toISOString()}>{timeAgo(toast.at)}</time>
            </li>
          ))}
        </ul>
      </Menu.Dropdown>
    </Menu>
  )
}
