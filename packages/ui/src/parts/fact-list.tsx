import { DataList } from '@mantine/core'
import type { ReactNode } from 'react'

/** Facts under their names, one below the other. What is not known is left out. */
export function FactList({ facts, className }: { facts: readonly (readonly [string, ReactNode])[]; className?: string | undefined }) {
  return (
    <DataList className={className}>
      {facts.map(
        ([label, value]) =>
          value && (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ),
      )}
    </DataList>
  )
}
