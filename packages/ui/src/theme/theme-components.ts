import type { MantineThemeComponents } from '@mantine/core'
import { t } from '../language/ui.texts.ts'

const defaults = (defaultProps: Record<string, unknown>) => ({ defaultProps })
/** Asked while drawing: when this module loads, the words are not there yet. */
const closes = (props: Record<string, unknown>, say: () => string) => ({
  defaultProps: () => ({ ...props, closeButtonProps: { 'aria-label': say() } }),
})
const overlay = { color: '#0b131a', backgroundOpacity: 0.5 }
const overlayProps = { className: 'rl-overlay', ...overlay }
const field = defaults({ size: 'sm', inputWrapperOrder: ['label', 'description', 'input', 'error'] })

/** Red means danger here, and a tournament is on a Saturday: no weekend is marked. */
const month = { firstDayOfWeek: 0, weekendDays: [], highlightToday: true }

/** One look for everyone: nobody sets size, radius or variant by hand unless the screen needs it. */
export const themeComponents: MantineThemeComponents = {
  Button: defaults({ size: 'sm' }),
  ActionIcon: defaults({ variant: 'subtle', color: 'gray', size: 'lg' }),
  Anchor: defaults({ underline: 'hover' }),
  Badge: defaults({ variant: 'light', radius: 'sm', tt: 'none', fw: 600 }),
  Card: defaults({ withBorder: true, radius: 'lg', padding: 'lg' }),
  Paper: defaults({ radius: 'lg' }),
  Alert: defaults({ variant: 'light', radius: 'md' }),
  TextInput: field,
  Textarea: defaults({ size: 'sm', autosize: true, minRows: 3, inputWrapperOrder: ['label', 'description', 'input', 'error'] }),
  NumberInput: defaults({ size: 'sm', hideControls: true, inputWrapperOrder: ['label', 'description', 'input', 'error'] }),
  PasswordInput: field,
  Select: defaults({ size: 'sm', checkIconPosition: 'right', inputWrapperOrder: ['label', 'description', 'input', 'error'] }),
  NativeSelect: field,
  MultiSelect: field,
  Autocomplete: field,
  TagsInput: field,
  MaskInput: field,
  FileInput: field,
  ColorInput: field,
  DateInput: defaults({ size: 'sm', valueFormat: 'MM/DD/YYYY', ...month }),
  DatePickerInput: defaults({ size: 'sm', valueFormat: 'MM/DD/YYYY', ...month }),
  DateTimePicker: defaults({ size: 'sm', valueFormat: 'MM/DD/YYYY h:mm A', ...month }),
  TimeInput: defaults({ size: 'sm' }),
  Checkbox: defaults({ radius: 'xs' }),
  Switch: defaults({ withThumbIndicator: false }),
  SegmentedControl: defaults({ radius: 'md' }),
  Tabs: defaults({ keepMounted: false }),
  Modal: closes({ centered: true, radius: 'lg', padding: 'lg', overlayProps, transitionProps: { duration: 160 } }, () => t('close')),
  Drawer: closes({ padding: 'lg', overlayProps, transitionProps: { duration: 200 } }, () => t('close')),
  Menu: defaults({ shadow: 'md', radius: 'md', position: 'bottom-end', withinPortal: true, transitionProps: { duration: 120 } }),
  // Placed in the window, not in the page: a list that opens beside a narrow page would make a phone's page wider, and stay there.
  Popover: defaults({ shadow: 'md', radius: 'md', floatingStrategy: 'fixed' }),
  HoverCard: defaults({ shadow: 'md', radius: 'md', openDelay: 250 }),
  Tooltip: defaults({ openDelay: 350, events: { hover: true, focus: true, touch: false }, multiline: true, maw: 280 }),
  Notification: closes({}, () => t('dismiss')),
  Loader: defaults({ type: 'dots' }),
  Progress: defaults({ size: 'sm', radius: 'xl' }),
  Table: defaults({ verticalSpacing: 'sm', horizontalSpacing: 'md' }),
  Skeleton: defaults({ radius: 'sm' }),
}
