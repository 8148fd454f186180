import { searchLogMark } from '../../shared/search/search-outcome.ts'
import { formatServerPattern, type HostSite } from './host-rules.ts'
import { quoteText, quoteValue } from './nginx-text.ts'

/**
 * Creates the rules that forward requests to `docent serve`, for inclusion beside the configuration. A regular expression
 * takes precedence over the prefixes there.
 */
export const formatNginxForwarding = (
  site: HostSite,
): string => `# Written by docent. Forwards what only "docent serve" can answer. Include it in the same server block:
#
#   set $docent_server 127.0.0.1:3000;
#   include /srv/site/_/hosts/nginx-forward.conf;

# Pages report searches without results.
add_header Server-Timing ${quoteValue(searchLogMark)} always;

location ~ ${quoteText(`^${formatServerPattern(site)}\\z`)} {
  # The server sends its own headers, so that the headers of files aren't added. An empty value isn't sent.
  add_header Server-Timing "";
  proxy_pass http://$docent_server;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
}
`
