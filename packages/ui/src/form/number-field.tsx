import { NumberInput } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A number that is not below zero; whole, unless the screen says how many decimals. */
export const NumberField = (props: ComponentProps<typeof NumberInput>) => (
  <NumberInput
    allowDecimal={(props.decimalScale ?? 0) > 0}
    allowNegative={false}
    inputMode={props.decimalScale ? 'decimal' : 'numeric'}
    {...props}
  />
)
