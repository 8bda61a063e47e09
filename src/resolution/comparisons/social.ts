import type { EntityInput } from '../../contract/entity-input.ts';
import type { Social } from '../../contract/entity-resolution.ts';
import { foldWords } from '../names/fold.ts';
import { socialSlug } from '../tables/web-hosts.ts';

interface SocialFacts {
  readonly socialUrl: string | null;
  readonly legalName: { readonly value: string } | null;
  readonly tradingName: { readonly value: string } | null;
  readonly website: { readonly value: string } | null;
}

/**
 * The company's profile on the social network: `actual` when the reference knows it, `indicative` when the request's
 * profile agrees with the entity's name or website and the entity has none of its own, else `none`. Never guessed.
 */
export function socialOf(input: EntityInput, facts: SocialFacts): Social {
  if (facts.socialUrl !== null) {
    const slug = socialSlug(facts.socialUrl) ?? null;
    return {
      url: facts.socialUrl,
      slug,
      match_type: 'actual',
      reasoning: 'The profile is known to be its own.',
    };
  }
  const slug = input.social_url === undefined ? undefined : socialSlug(input.social_url);
  if (slug === undefined)
    return { url: null, slug: null, match_type: 'none', reasoning: 'No profile is known.' };
  const agrees = namesOf(facts).includes(slug.replace(/-/g, ''));
  if (!agrees) {
    return {
      url: null,
      slug: null,
      match_type: 'none',
      reasoning: `The profile ${slug} does not agree with its name or website.`,
    };
  }
  return {
    url: input.social_url ?? null,
    slug,
    match_type: 'indicative',
    reasoning: `The profile ${slug} agrees with its name or website.`,
  };
}

function namesOf({ legalName, tradingName, website }: SocialFacts): readonly string[] {
  const names = [legalName?.value, tradingName?.value].flatMap((name) =>
    name === undefined ? [] : [foldWords(name).replace(/ /g, '')],
  );
  const label = website?.value.split('.')[0];
  return label === undefined ? names : [...names, label.replace(/-/g, '')];
}
