/**
 * Websites that people type where a profile on them was meant, with the words of the names of their own companies; written
 * from memory, folded.
 */
const HOSTS = `
linkedin.com linkedin
facebook.com facebook meta
fb.com facebook meta
fb.me facebook meta
instagram.com instagram meta
threads.net threads meta
threads.com threads meta
whatsapp.com whatsapp meta
wa.me whatsapp meta
twitter.com twitter
x.com x twitter
t.co twitter
youtube.com youtube google alphabet
youtu.be youtube google alphabet
tiktok.com tiktok bytedance
pinterest.com pinterest
snapchat.com snapchat snap
reddit.com reddit
tumblr.com tumblr
vk.com vk vkontakte
ok.ru odnoklassniki vk
weibo.com weibo sina
xing.com xing
viadeo.com viadeo
t.me telegram
telegram.me telegram
linktr.ee linktree
medium.com medium
github.com github
crunchbase.com crunchbase
glassdoor.com glassdoor
yelp.com yelp
wikipedia.org wikipedia wikimedia
`;

const WORDS_OF_OWNERS: ReadonlyMap<string, readonly string[]> = new Map(
  HOSTS.trim()
    .split('\n')
    .map((line) => {
      const [host = '', ...words] = line.split(' ');
      return [host, words];
    }),
);

/** Whether a domain is one of profiles, and no word of the names is that of its owner: `Acme` and linkedin.com. */
export function isProfileHostOfOthers(
  domain: string,
  names: readonly { readonly tokens: readonly string[] }[],
): boolean {
  const owners = WORDS_OF_OWNERS.get(domain);
  if (owners === undefined || names.length === 0) return false;
  return !names.some(({ tokens }) => [...tokens, tokens.join('')].some((word) => owners.includes(word)));
}
