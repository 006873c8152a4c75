/** Fine waves across the sheet, as on a banknote. */
export function CertificateWaves({ className }: { readonly className: string }) {
  const wave = (shift: number) =>
    `M0 7 ${Array.from({ length: 60 }, (_, index) => `q5 ${index % 2 === 0 ? -shift : shift} 10 0`).join(' ')}`
  return (
    <svg
      className={className}
      viewBox="0 0 600 14"
      preserveAspectRatio="none"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="0.6"
    >
      {[4, 7, 10, 13].map((shift) => [
        <path key={shift} d={wave(shift)} />,
        <path key={`-${shift}`} d={wave(-shift)} />,
      ])}
    </svg>
  )
}

/** Seal: a rosette with a leaf inside. */
export function CertificateSeal({ className }: { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 120"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="0.7"
    >
      {Array.from({ length: 36 }, (_, index) => (
        <ellipse
          key={index}
          cx="60"
          cy="60"
          rx="58"
          ry="36"
          transform={`rotate(${index * 5} 60 60)`}
        />
      ))}
      <circle cx="60" cy="60" r="30" fill="var(--paper, #fff)" />
      <path
        d="M44 76c0-24 14-34 34-34 0 22-12 34-34 34Zm0 0 20-20"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
