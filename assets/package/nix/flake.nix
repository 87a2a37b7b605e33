{
  description = "Count a finished game of Go step by step with the Chinese counting methods";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  # nix run 'github:OWNER/shuzi?dir=assets/package/nix'
  outputs =
    { nixpkgs, ... }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      each = f: nixpkgs.lib.genAttrs systems (system: f nixpkgs.legacyPackages.${system});
      root = ../../..;
    in
    {
      packages = each (pkgs: {
        default = pkgs.rustPlatform.buildRustPackage {
          pname = "shuzi";
          version = (builtins.fromTOML (builtins.readFile (root + "/Cargo.toml"))).workspace.package.version;
          src = root;
          cargoLock.lockFile = root + "/Cargo.lock";
          cargoBuildFlags = [ "--package" "shuzi" "--features" "tls" ];
          # The tests want a browser and an engine.
          doCheck = false;
          nativeBuildInputs = [ pkgs.installShellFiles ];
          postInstall = ''
            for shell in bash zsh fish; do $out/bin/shuzi completions $shell >shuzi.$shell; done
            installShellCompletion shuzi.bash shuzi.zsh shuzi.fish
            $out/bin/shuzi man --output man1 && installManPage man1/*
          '';
          meta.mainProgram = "shuzi";
        };
      });
    };
}
