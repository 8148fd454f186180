/** Server block for the container, also useful as an example: unprivileged, on port 8080. */
export const nginxServer = `# Written by docent.
server {
  listen 8080;
  root /srv/site;
  include /srv/site/_/hosts/nginx.conf;
}
`

/**
 * Creates an image of the built site with nginx, which needs only this folder. `docent serve` would need the repository
 * and its packages.
 */
export const containerfile = `# Written by docent. In the folder of the built site:
#
#   podman build --file _/hosts/Containerfile --tag docs .
#   podman run --read-only --tmpfs /tmp --tmpfs /var/cache/nginx --publish 127.0.0.1:8080:8080 docs
#
# The site is then at http://localhost:8080/, for this machine and a proxy on it. To open it to every network, write
# --publish 8080:8080.
#
# Forms and programs need \`docent serve\`: add the two lines of nginx-forward.conf to nginx-server.conf.
FROM nginx:1-alpine
RUN sed -i -e 's#^user .*##' -e 's#^pid .*#pid /tmp/nginx.pid;#' /etc/nginx/nginx.conf \\
 && rm /etc/nginx/conf.d/default.conf
COPY . /srv/site
COPY _/hosts/nginx-server.conf /etc/nginx/conf.d/site.conf
USER nginx
EXPOSE 8080
HEALTHCHECK CMD wget --quiet --spider http://localhost:8080/robots.txt || exit 1
STOPSIGNAL SIGQUIT
`
