/** Where a person complains whom the school's answer does not satisfy. */
export interface Authority {
  name: string;
  /** Postal address. */
  address?: string;
  url?: string;
}

/** `institution.json`: everything that differs from one school to another. Inlined in every page. */
export interface Institution {
  name: string;
  /** Short tag under the name in the header. */
  product: string;
  /** One colour (#rrggbb) from which the whole palette is computed. */
  brandColor: string;
  /** Address of a logo; null draws the pattern's mark. */
  logo: string | null;
  /** Addresses of the services that shells before 28 November 2026 show; `/` for one that the school has not. */
  links: { mail: string; chat: string; timetable: string };
  /** The school's other services, each under a name and a registered icon. */
  services: { label: string; href: string; icon: string }[];
  social: { label: string; icon: string; url: string }[];
  privacyPolicy: string;
  /** Version of the policy in force: accepting records it. */
  privacyVersion: string;
  studyRegulations: string;
  /** Fallback contact. */
  contact: { name: string; email: string; phone: string; hours: string };
  /** Whom to write to about accessibility; `contact` where the school names nobody. */
  accessibilityContact?: { name: string; email: string; phone?: string };
  iban: string;
  beneficiary: string;
  /** What the school names itself; of what it leaves out, Belgium's where its account is Belgian. */
  authorities?: { privacy?: Authority; accessibility?: Authority };
}
