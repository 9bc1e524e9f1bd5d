export const texts = {
  spots:
    '{left, plural, =0 {Full.} one {One spot left.} other {# spots left.}} {most, plural, one {One spot} other {# spots}}: {entered, number} entered{held, plural, =0 {} other {, # reserved}}.{waiting, plural, =0 {} one { One boat on the waiting list.} other { # boats on the waiting list.}}',
} as const
