import { Button, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { calls } from './sign-up.open-calls.ts'

type Props = { id: string; icon: ReactNode; children: ReactNode; words: string }

/** What the reader has chosen; a second tap takes it back. */
export function TakeBack({ id, icon, children, words }: Props) {
  const remove = useAction({ work: () => call(calls.remove, { params: { id } }) })
  return (
    <Menu>
      <Menu.Target>
        <Button size="xs" variant="light" leftSection={icon} loading={remove.running}>
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => remove.run()}>{words}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
