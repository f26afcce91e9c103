# JupyterLab on the notebooks, with all packages in the image:
#
#     docker build --tag matchbox .
#     docker run --rm --publish 127.0.0.1:8888:8888 matchbox
#
# and open the address that it prints. The results are the committed ones; `docker run matchbox task --quiet test` runs
# the tests instead.
FROM node:22.20-bookworm-slim

# Python for Jupyter, git for the commit in manifests, certificates for downloads.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git python3 python3-venv \
  && rm -rf /var/lib/apt/lists/*

# The same Deno as in the README.
RUN npm install --global deno@2.9.6

# Not root: a notebook can do whatever its user can.
USER node
WORKDIR /home/node/matchbox
COPY --chown=node:node . .

# Installs Jupyter and the packages of deno.lock, and shows that the first notebook comes out as published.
RUN deno task --quiet reproduce 00

EXPOSE 8888
ENTRYPOINT ["deno"]
CMD ["task", "--quiet", "lab", "--no-browser", "--ServerApp.ip=0.0.0.0"]
