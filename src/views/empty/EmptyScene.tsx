import styles from './EmptyScene.module.scss';

/** A coast at sunset with three places to go, not yet reached. */
export function EmptyScene() {
  return (
    <svg className={styles['scene']} viewBox="0 0 640 460" aria-hidden="true">
      <path fill="var(--hero-glow-1)" d="M0 0h640v460H0z" />
      <path fill="var(--hero-glow-2)" d="M150 300a190 190 0 0 1 380 0z" />
      <path fill="var(--hero-sun)" d="M222 300a118 118 0 0 1 236 0z" />
      <path fill="none" stroke="var(--hero-cloud)" strokeLinecap="round" strokeWidth="10" d="M56 74h120M92 98h66M472 62h104M514 86h86" />
      <path fill="var(--hero-hill-2)" d="M640 196c-70 8-96 66-150 104h150z" />
      <path fill="var(--hero-hill-4)" d="M0 214c64 0 96 58 150 86H0z" />
      <path fill="var(--hero-sea-1)" d="M0 296h640v164H0z" />
      <path fill="var(--hero-sea-2)" d="M0 340q80-16 160 0t160 0 160 0 160 0v120H0z" />
      <path fill="var(--hero-sea-3)" d="M0 394q80-16 160 0t160 0 160 0 160 0v66H0z" />
      <path fill="none" stroke="var(--hero-glitter)" strokeLinecap="round" strokeWidth="7" d="M286 316h110M308 332h66" />
      <path
        fill="none"
        stroke="var(--hero-ink)"
        strokeDasharray="2 17"
        strokeLinecap="round"
        strokeWidth="7"
        d="M84 236C120 330 180 396 286 366S420 250 452 214s86-46 118-2"
      />
      <path fill="var(--hero-light)" d="M84 138c-24 0-42 18-42 42 0 30 42 64 42 64s42-34 42-64c0-24-18-42-42-42" />
      <path fill="var(--hero-hill-3)" d="M84 163a17 17 0 1 1 0 34 17 17 0 0 1 0-34" />
      <path fill="var(--hero-light)" d="M570 110c-24 0-42 18-42 42 0 30 42 64 42 64s42-34 42-64c0-24-18-42-42-42" />
      <path fill="var(--hero-sun)" d="M570 135a17 17 0 1 1 0 34 17 17 0 0 1 0-34" />
      <path fill="var(--hero-ink)" d="M232 358h132l-16 34q-6 10-18 10h-62q-14 0-20-12zM292 268h8v90h-8z" />
      <path fill="var(--hero-light)" d="M304 272c34 22 50 50 50 78h-50z" />
      <path fill="var(--hero-lamp)" d="M288 288c-22 18-36 40-40 62h40z" />
      <path
        fill="none"
        stroke="var(--hero-foam)"
        strokeLinecap="round"
        strokeWidth="6"
        d="M60 372q14-7 28 0t28 0M430 378q14-7 28 0t28 0M170 430q14-7 28 0t28 0M500 434q14-7 28 0t28 0"
      />
    </svg>
  );
}
